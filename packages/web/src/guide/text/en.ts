export const en = {
  name: 'Guide',
  next: 'Got it',
  skip: 'No more guiding',
  of: (seen: number, all: number) => `${seen} of ${all}`,
  key: 'G goes on',
  /** Every guide begins with the prompt. */
  prompt: {
    title: 'The sign asks',
    line: 'It always says whose turn it is and what is wanted. Whatever you may choose has an amber ring: tap it.',
  },
};

export type GuideWords = typeof en;
