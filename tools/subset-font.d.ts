/** `subset-font` ships no types. Axes: a number pins one, a range narrows it. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt'; variationAxes?: Record<string, Axis | undefined> },
  ): Promise<Uint8Array>
}
