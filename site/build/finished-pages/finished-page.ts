import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { selectAll } from 'css-select'
import renderTree from 'dom-serializer'
import { type AnyNode, type Document, Element, isTag, Text } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { type Language, pageLanguage, withoutLanguage } from '../../../contract/words/language.ts'
import { type PagePath, pagePaths } from '../../content/page-paths.ts'
import { publishedLanguages } from '../../content/translated-pages.ts'

/** A page as Astro rendered it, and as the steps of its finishing leave it. */
export type FinishedPage = {
  /** Its English address, `/about`; undefined for a page that has none of its own, such as the 404 page. */
  path: PagePath | undefined
  language: Language
  tree: Document
}

/** Something done to a page: it changes the tree. */
export type Step = (page: FinishedPage) => void

/** @param path the address of the page; one that is no page's counts as none. */
export function readPage(html: string, path?: string): FinishedPage {
  const english = path && withoutLanguage(path)
  return {
    path: pagePaths.find((known) => known === english),
    language: pageLanguage(path),
    tree: parseDocument(html),
  }
}

export function writePage({ tree }: FinishedPage): string {
  return renderTree(tree, { encodeEntities: 'utf8' })
}

/** Every page that a build left in `root`, by the name of its file. */
export async function readPages(root: string): Promise<Map<string, FinishedPage>> {
  const folders = ['', ...publishedLanguages.map((language) => `${language}/`)]
  const files = (await Promise.all(folders.map((folder) => pagesBelow(root, folder)))).flat()
  const pages = files.map(async (file) => {
    const path = `/${file.replace(/(?:^index)?\.html$/, '')}`
    return [file, readPage(await readFile(join(root, file), 'utf8'), path)] as const
  })
  return new Map(await Promise.all(pages))
}

async function pagesBelow(root: string, folder: string): Promise<string[]> {
  const path = join(root, folder)
  const names = existsSync(path) ? await readdir(path) : []
  return names.filter((name) => name.endsWith('.html')).map((name) => folder + name)
}

/**
 * The elements within `node` that a CSS selector names, in the order of the page; as in a browser, none inside a
 * `<template>`. Names of attributes are in lower case, `viewbox`.
 */
export function select(selector: string, node: AnyNode): Element[] {
  return selectAll<AnyNode, Element>(selector, node)
}

/** The innermost element of that name around `node`. */
export function closest(name: string, { parent }: AnyNode): Element | undefined {
  if (!parent || !isTag(parent)) return undefined
  return parent.name === name ? parent : closest(name, parent)
}

/** A new element, with the given text in it. */
export function element(name: string, attributes: Record<string, string>, text = ''): Element {
  const made = new Element(name, attributes)
  if (text) DomUtils.appendChild(made, new Text(text))
  return made
}
