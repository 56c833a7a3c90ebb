export async function openSocket(url: string, options: object = {}): Promise<WebSocket> {
  const socket = new WebSocket(url, options);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)), { once: true });
  });
  return socket;
}
