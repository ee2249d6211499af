import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { optimize } from 'svgo'
import { resolved, stylesFor } from './styles.ts'

export type SvgNode =
  | { type: 'text'; value: string }
  | { type: 'element'; name: string; attributes: Record<string, string>; children: SvgNode[] }

export type SvgElement = Extract<SvgNode, { type: 'element' }>

export type Plate = { root: SvgElement; width: number; height: number; svg: string }

/** Rules outside of media queries, which are those of the widest window. */
const layers = ['', 'layer components']

/** The first drawing of a React element, its stylesheet resolved into its own attributes. */
export function plateOf(element: ReactElement): Plate {
  const markup = renderToStaticMarkup(element)
  const [drawing] = /<svg[^>]*viewBox.*?<\/svg>/su.exec(markup) ?? []
  if (!drawing) throw new Error('The element draws nothing')
  const styled = resolved(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/>/u, `><style><![CDATA[${stylesFor(drawing)}]]></style>`)
  let root: SvgElement | undefined
  const { data } = optimize(styled, {
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false, useMqs: layers } },
      'removeStyleElement',
      {
        name: 'keep-tree',
        fn: (tree) => {
          root = firstElement(tree.children as SvgNode[])
          return {}
        },
      },
    ],
  })
  if (!root) throw new Error('The drawing could not be read')
  const [, , width = 0, height = 0] = (root.attributes.viewBox ?? '').split(/\s+/).map(Number)
  return { root, width, height, svg: data }
}

function firstElement(children: readonly SvgNode[]): SvgElement | undefined {
  return children.find((child): child is SvgElement => child.type === 'element')
}

/** The element of a drawing with this id; `#id` and `url(#id)` name it too. */
export function elementWithId(node: SvgElement, name: string): SvgElement | undefined {
  const id = name.replace(/^url\(|\)$/g, '').replace(/^#/, '')
  if (node.attributes.id === id) return node
  for (const child of node.children) {
    const found = child.type === 'element' && elementWithId(child, id)
    if (found) return found
  }
  return undefined
}
