/** Where a sentence stands, by its file of words: `pure-flow`. */
export function placeInWords(file: string): string {
  const folders = file.split('/').slice(0, -1)
  return (folders.at(-1) === 'words' ? folders.at(-2) : folders.at(-1)) ?? file
}
