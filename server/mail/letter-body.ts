import { directionOf } from '../../contract/words/direction.ts'
import type { Language } from '../../contract/words/language.ts'
import { escapeHtml } from '../kernel/escape-html.ts'

/** A letter that a person wrote, and who sends it. */
export type Letter = { language: Language; text: string; footer: string }

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"

export function letterText({ text, footer }: Letter): string {
  return `${text}\n\n-- \n${footer}\n`
}

/** The same words as a plain letter: a person wrote it, so nothing is set around them. */
export function letterHtml({ language, text, footer }: Letter): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map(
      (part) =>
        `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`,
    )
  return `<!doctype html>
<html lang="${language}" dir="${directionOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
</head>
<body style="margin:0;padding:16px;color:#06212b;${font};font-size:16px;line-height:1.5">
${paragraphs.join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#3c5661">${escapeHtml(footer).replaceAll('\n', '<br>')}</p>
</body>
</html>
`
}
