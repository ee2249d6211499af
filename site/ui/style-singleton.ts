/**
 * Stands in for `react-style-singleton` (an alias in astro.config.ts), which the
 * scroll lock of Radix's Select and Dialog uses. The original inserts a `<style>`
 * whose text changes, so no Content-Security-Policy hash can name it; an adopted
 * sheet needs no exception.
 */
import { useEffect } from 'react'

function sharedSheet() {
  const sheet = typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet()
  let users = 0
  return {
    add(styles: string): void {
      users += 1
      if (users > 1 || !sheet) return
      sheet.replaceSync(styles)
      document.adoptedStyleSheets.push(sheet)
    },
    remove(): void {
      users -= 1
      if (users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((used) => used !== sheet)
    },
  }
}

export function styleSingleton() {
  let sheet: ReturnType<typeof sharedSheet> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: the shape of the package it stands in for.
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the styles change only where `dynamic` says so.
    useEffect(() => {
      sheet ??= sharedSheet()
      sheet.add(styles)
      return () => sheet?.remove()
    }, [styles && dynamic])
    return null
  }
}
