import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties carry what a style has to know of its data: a place, a share, a count. */
    [name: `--${string}`]: string | number | undefined
  }
}
