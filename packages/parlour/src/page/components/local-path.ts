/** The server names itself by one host; the page may have been opened by another. Only the path counts. */
export function localPath(url: string): string {
  try {
    const { pathname, search } = new URL(url);
    return `${pathname}${search}`;
  } catch {
    return url;
  }
}
