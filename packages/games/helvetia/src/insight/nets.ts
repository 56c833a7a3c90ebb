/** Written by `thorp learn helvetia`. */
export const nets: { readonly [name: string]: string } = {};
