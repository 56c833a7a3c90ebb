/** Windows of one browser tell each other that a table has changed. */
export interface TableNews {
  tell(table: string): void;
  close(): void;
}

export function tableNews(onChange: (table: string) => void): TableNews {
  const channel = new BroadcastChannel('thorp-tables');
  channel.addEventListener('message', ({ data }: MessageEvent<{ id: string }>) => onChange(data.id));
  return { tell: id => channel.postMessage({ id }), close: () => channel.close() };
}
