/** Keeps a figure and its unit, or pH and its value, on one line: the space between them does not break. */
export function unbroken(text: string): string {
  return text
    .replaceAll(/\bpH (?=\d)/g, 'pH\u00a0')
    .replaceAll(
      /(\d) (?=(?:%|°C|mg\/L|L|ppm|m³?|cm|g|kg|tonnes|bottles|seconds|minutes|hours|days|weeks|years|USD)(?![\w/]))/g,
      '$1\u00a0',
    )
}
