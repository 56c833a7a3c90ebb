/** Copies the full address of a path of this page; false if the browser refuses. */
export async function copyLink(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    return true;
  } catch {
    return false;
  }
}
