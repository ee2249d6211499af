import { colonIn } from '../../contract/words/colon.ts'
import { directionOf } from '../../contract/words/direction.ts'
import type { Language } from '../../contract/words/language.ts'
import { escapeHtml } from '../kernel/escape-html.ts'

/** The words of a mail before they are set as text or HTML. */
export type MailBody = {
  language: Language
  heading: string
  paragraphs: readonly string[]
  /** The one thing to press. */
  action?: { label: string; url: string }
  /** What to read on the site, each with a link. */
  links?: readonly { title: string; text: string; url: string }[]
  /** Label and value; empty values are left out. */
  facts: readonly (readonly [label: string, value: string])[]
  /** The visitor's own words, line breaks kept; empty when there are none. */
  words: string
  footer: string
  /** Where it is not that of the words above. */
  footerLanguage?: Language
  /** Where the reader ends mails of this kind. */
  unsubscribe?: { label: string; url: string }
}

export function bodyText(body: MailBody): string {
  const facts = shown(body.facts).map(([label, value]) => label + colonIn(body.language) + value)
  const words = body.words === '' ? [] : body.words.split('\n').map((line) => `> ${line}`)
  return `${[
    body.heading,
    ...body.paragraphs,
    body.action
      ? `${body.action.label}${colonIn(body.language).trimEnd()}\n${body.action.url}`
      : '',
    ...(body.links ?? []).map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    facts.join('\n'),
    words.join('\n'),
    `-- \n${body.footer}${body.unsubscribe ? `\n${body.unsubscribe.label}${colonIn(body.footerLanguage ?? body.language)}${body.unsubscribe.url}` : ''}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"
/** Long words and addresses break instead of widening a narrow client's column. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word'

/**
 * One column, facts stacked label above value: it reads the same at 360 px as on
 * a desk. Inline styles only, because mail clients drop everything else.
 */
export function bodyHtml(body: MailBody): string {
  const direction = directionOf[body.language]
  const start = direction === 'rtl' ? 'right' : 'left'
  // A number or an address in Latin signs keeps their order.
  const isolated = (html: string) => (direction === 'rtl' ? `<bdi>${html}</bdi>` : html)
  const paragraphs = body.paragraphs.map(
    (text) =>
      `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.5">${escapeHtml(text)}</p>`,
  )
  const facts = shown(body.facts).map(
    ([label, value]) =>
      `<tr><td style="padding:0 0 12px;${wrap}">` +
      `<span style="display:block;${font};font-size:13px;line-height:1.4;color:#3c5661">${escapeHtml(label)}</span>` +
      `<span style="display:block;${font};font-size:16px;line-height:1.4;color:#06212b">${isolated(escapeHtml(value))}</span>` +
      '</td></tr>',
  )
  const words = escapeHtml(body.words).replaceAll('\n', '<br>')
  const parts = [...paragraphs]
  if (body.action) parts.push(actionHtml(body.action))
  parts.push(...(body.links ?? []).map(linkHtml))
  if (facts.length > 0) {
    parts.push(
      '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">',
      ...facts,
      '</table>',
    )
  }
  if (words !== '') {
    parts.push(
      `<p style="margin:4px 0 24px;padding-${start}:14px;border-${start}:3px solid #8fc3d1;${font};font-size:16px;line-height:1.5;${wrap}">${isolated(words)}</p>`,
    )
  }
  const { footerLanguage = body.language } = body
  const footerStart = directionOf[footerLanguage] === 'rtl' ? 'right' : 'left'
  const ofFooter =
    footerLanguage === body.language
      ? ''
      : ` lang="${footerLanguage}" dir="${directionOf[footerLanguage]}"`
  const leave = body.unsubscribe
    ? `<br><a href="${escapeHtml(body.unsubscribe.url)}" style="color:#3c5661">${escapeHtml(body.unsubscribe.label)}</a>`
    : ''
  return `<!doctype html>
<html lang="${body.language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(body.heading)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f8f9;color:#06212b">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed;background:#ffffff;text-align:${start}">
<tr><td style="padding:28px 20px;${wrap}">
<h1 style="margin:0 0 16px;font-family:Georgia,'Times New Roman',serif;font-weight:400;font-size:24px;line-height:1.25">${escapeHtml(body.heading)}</h1>
${parts.join('\n')}
<p${ofFooter} style="margin:0;padding:16px 0 0;border-top:1px solid #d5e1e4;text-align:${footerStart};${font};font-size:13px;line-height:1.5;color:#3c5661">${escapeHtml(body.footer).replaceAll('\n', '<br>')}${leave}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** A table cell carries the colour: some clients drop the background of a link. */
function actionHtml({ label, url }: { label: string; url: string }): string {
  const link = `display:inline-block;padding:14px 22px;color:#ffffff;text-decoration:none;${font};font-size:16px;line-height:1.25;font-weight:600`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="background:#b23c16;border-radius:3px"><a href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a></td></tr></table>`
}

function linkHtml({ title, text, url }: NonNullable<MailBody['links']>[number]): string {
  return (
    `<p style="margin:0 0 20px;${font};font-size:16px;line-height:1.5">` +
    `<a href="${escapeHtml(url)}" style="color:#0b5f79;font-weight:600">${escapeHtml(title)}</a>` +
    `<br>${escapeHtml(text)}</p>`
  )
}

function shown(facts: MailBody['facts']): MailBody['facts'] {
  return facts.filter(([, value]) => value !== '')
}
