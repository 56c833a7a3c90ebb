/** Written by `thorp learn snowcrest`. */
export const nets: { readonly [name: string]: string } = {};
