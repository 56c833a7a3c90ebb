/** Whether a key was pressed after the last touch or click. */
let isKey = false;

export const isByKeys = (): boolean => isKey;

addEventListener('keydown', () => (isKey = true), { capture: true });
addEventListener('pointerdown', () => (isKey = false), { capture: true });
