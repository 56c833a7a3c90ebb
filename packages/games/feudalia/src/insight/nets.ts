/** Written by `thorp learn feudalia`. */
export const nets: { readonly [name: string]: string } = {};
