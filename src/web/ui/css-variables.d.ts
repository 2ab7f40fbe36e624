import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties set from components: a hue, a share of a bar, an order in a row of reveals. */
    [name: `--${string}`]: string | number | undefined;
  }
}
