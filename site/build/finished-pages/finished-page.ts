import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { selectAll } from 'css-select'
import renderTree from 'dom-serializer'
import { type AnyNode, type Document, Element, isTag, Text } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { type PagePath, pagePaths } from '../../content/page-paths.ts'

/** A page as Astro rendered it, and as the steps of its finishing leave it. */
export type FinishedPage = {
  /** Its address, `/about`; undefined for a page that has none of its own, such as the 404 page. */
  path: PagePath | undefined
  tree: Document
}

/** Something done to a page: it changes the tree. */
export type Step = (page: FinishedPage) => void

/** @param path the address of the page; one that is no page's counts as none. */
export function readPage(html: string, path?: string): FinishedPage {
  return { path: pagePaths.find((known) => known === path), tree: parseDocument(html) }
}

export function writePage({ tree }: FinishedPage): string {
  return renderTree(tree, { encodeEntities: 'utf8' })
}

/** Every page that a build left in `root`, by the name of its file. */
export async function readPages(root: string): Promise<Map<string, FinishedPage>> {
  const files = (await readdir(root)).filter((name) => name.endsWith('.html'))
  const pages = files.map(async (file) => {
    const path = `/${file.replace(/(?:^index)?\.html$/, '')}`
    return [file, readPage(await readFile(join(root, file), 'utf8'), path)] as const
  })
  return new Map(await Promise.all(pages))
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
