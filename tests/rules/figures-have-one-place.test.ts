/**
 * A figure is typed once, in `site/figures/`; every text takes it from there. Reads the source: each
 * string, template and markup text of what the site, its documents, mails and forms say.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { figuresIn } from '../support/figure-texts.ts'
import { typedOnPurpose } from '../support/typed-on-purpose.ts'

const root = resolve(import.meta.dirname, '../..')
const folders = [
  ...['contract', 'site/content', 'site/sections', 'site/graphics', 'site/islands', 'site/ui'],
  ...['site/documents', 'site/build', 'site/pages', 'site/layouts'],
  ...['server/mail', 'server/functions', 'server/leads'],
]
/** The registry itself, and the tables of published rows, each of which stands with its publisher. */
const left = ['site/figures/', 'site/content/fresh-water-crisis/', 'site/assets/']

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|astro)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !left.some((path) => file.startsWith(path)))
}

/** The path of a drawing (`M3 4L5 6`), or a length of a style sheet (`50%`): no text. */
const isCode = (text: string) =>
  /^[\sMmLlHhVvCcSsQqTtAaZz\d.,-]*\d[\sMmLlHhVvCcSsQqTtAaZz\d.,-]*$/.test(text) &&
  !/^\s*[\d,]+ L\s*$/.test(text)

/** `20-foot` names a kind of container, as `4x4` names a kind of car. */
const withoutNames = (text: string) => text.replaceAll(/\d+-foot/g, '').replaceAll(/\d+%/g, '')

/** What a file says: its strings and the text between its tags, without code and comments. */
function saidIn(file: string, source: string): string[] {
  if (file.endsWith('.astro'))
    return [source.replace(/^---.*?^---/ms, '').replaceAll(/\{[^}]*\}|<[^>]*>/g, ' ')]
  const said: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) said.push(node.text)
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      said.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return said.filter((text) => !isCode(text)).map(withoutNames)
}

test('a typed figure is recognised in a string, in a template and between tags', () => {
  const found = (source: string) =>
    saidIn('a.tsx', source)
      .flatMap(figuresIn)
      .map(({ whole }) => whole)
  expect(found("const a = 'in 24,000 L tanks'")).toEqual(['24,000 L'])
  expect(found(`const a = \`\${x} in 7–21 days\``)).toEqual(['7–21 day'])
  expect(found('const a = <p>over 200+ ports</p>')).toEqual(['200+ port'])
  expect(found(`// 24,000 L\nconst a = \`\${volume} in 12 steps\``)).toEqual([])
})

const files = folders.flatMap(filesOf)

test.each(files)('%s types no figure', (file) => {
  const typed = saidIn(file, readFileSync(join(root, file), 'utf8'))
    .flatMap(figuresIn)
    .map(({ whole }) => whole)
  const allowed = typedOnPurpose[file]?.figures ?? []
  expect([...new Set(typed)].filter((figure) => !allowed.includes(figure))).toEqual([])
})

test('each exemption is still needed', () => {
  for (const [file, { figures }] of Object.entries(typedOnPurpose)) {
    const said = saidIn(file, readFileSync(join(root, file), 'utf8')).flatMap(figuresIn)
    for (const figure of figures) {
      expect(
        said.map(({ whole }) => whole),
        `${file}: ${figure}`,
      ).toContain(figure)
    }
  }
})
