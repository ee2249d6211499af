import type { Plugin } from 'vite'

const module = /@radix-ui\/react-select\/dist\/index\.mjs$/

/** `jsx("style", { dangerouslySetInnerHTML: …, nonce }),` of the viewport. */
const insertedStyle =
  /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{\s*__html: `[^`]*`\s*\},\s*nonce\s*\}\s*\),/

/** Takes the `<style>` out of the source of Radix's Select. Throws when it stands there no more. */
export function withoutInsertedStyle(source: string): string {
  const without = source.replace(insertedStyle, '')
  if (without === source) {
    throw new Error('Radix Select inserts its style otherwise now: see docs/decisions/0037')
  }
  return without
}

/**
 * Radix's Select writes a `<style>` as innerHTML, which Trusted Types refuse: without it the pages
 * with forms need no exception. `site/ui/SelectField.css` says what it said.
 */
export function noInsertedStyle(): Plugin {
  return {
    name: 'no-inserted-style',
    enforce: 'pre',
    transform: {
      filter: { id: module },
      handler: (source) => withoutInsertedStyle(source),
    },
  }
}
