import 'react';

/** Custom properties may be set in `style`. */
declare module 'react' {
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
