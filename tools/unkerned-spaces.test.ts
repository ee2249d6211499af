import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'

const fonts = resolve(import.meta.dirname, '../site/assets/fonts')
const files = globSync('{*,print/*}.{woff2,ttf}', { cwd: fonts })
const letters = [...'AFJKLPRTVWXYafkrvwy.,’']

test.each(files)('%s sets a word space of one width beside every letter', (file) => {
  const document = new PDFDocument({ autoFirstPage: false }).font(resolve(fonts, file))
  const width = (text: string) => document.fontSize(1000).widthOfString(text)
  const space = width(' ')
  for (const letter of letters) {
    expect(width(`${letter} `), letter).toBeCloseTo(width(letter) + space)
    expect(width(` ${letter}`), letter).toBeCloseTo(space + width(letter))
  }
})
