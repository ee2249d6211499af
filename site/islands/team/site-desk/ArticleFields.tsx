import type { ArticleFile } from '../../../../contract/article-file.ts'
import type { DeskOverview } from '../../../../contract/site-desk.ts'
import { describedBy, Field } from '../../../ui/Field.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { ArticlePartFields } from './ArticlePartFields.tsx'
import { movedPart, withoutPart, withPart } from './article-parts.ts'
import { FigureNames } from './FigureNames.tsx'
import type { DraftInHand } from './use-draft.ts'

type ArticleFieldsProps = {
  article: ArticleFile
  draft: DraftInHand
  overview: DeskOverview
  onChange: (article: ArticleFile) => void
}

const lines = [
  { name: 'title', label: 'Title', most: 90 },
  { name: 'excerpt', label: 'What it tells, in a sentence or two', most: 300 },
  { name: 'category', label: 'Subject, as Quality or Logistics', most: 40 },
] as const

export function ArticleFields({ article, draft, overview, onChange }: ArticleFieldsProps) {
  const { date, parts, next } = article
  const day = { name: 'article-date', label: 'Its day', error: draft.errorAt('date') }
  const label = {
    name: 'article-next',
    label: 'What the link at its end says',
    error: draft.errorAt('next.label') ?? draft.errorAt('next.href'),
  }
  const pages = overview.files.filter(
    ({ group, path, language }) => group === 'pages' && path !== null && language === 'en',
  )
  return (
    <>
      {lines.map(({ name, label: asked, most }) => {
        const words = { name: `article-${name}`, label: asked, error: draft.errorAt(name) }
        return (
          <Field key={name} {...words}>
            <input
              id={words.name}
              value={article[name]}
              maxLength={most}
              autoComplete="off"
              aria-invalid={words.error ? true : undefined}
              aria-describedby={describedBy(words)}
              onChange={({ target }) => onChange({ ...article, [name]: target.value })}
            />
          </Field>
        )
      })}
      <Field {...day}>
        <input
          id={day.name}
          type="date"
          value={date}
          aria-invalid={day.error ? true : undefined}
          aria-describedby={describedBy(day)}
          onChange={({ target }) => onChange({ ...article, date: target.value })}
        />
      </Field>
      <FigureNames />
      {parts.map((part, place) => (
        <ArticlePartFields
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own; each field holds what is given.
          key={place}
          part={part}
          place={place}
          isLast={place === parts.length - 1}
          errorAt={draft.errorAt}
          onChange={(changed) => onChange(withPart(article, place, changed))}
          onMove={(by) => onChange(movedPart(article, place, by))}
          onRemove={() => onChange(withoutPart(article, place))}
        />
      ))}
      <button
        type="button"
        className="action action-text"
        onClick={() => onChange({ ...article, parts: [...parts, { paragraphs: [] }] })}
      >
        Add a part
      </button>
      <div className="field">
        <label htmlFor="article-page">Page that a reader goes on to</label>
        <NativeSelect
          id="article-page"
          value={next.href}
          options={pages.map(({ path, title }) => ({ value: path ?? '/', label: title }))}
          onChange={({ target }) => onChange({ ...article, next: { ...next, href: target.value } })}
        />
      </div>
      <Field {...label}>
        <input
          id={label.name}
          value={next.label}
          maxLength={80}
          autoComplete="off"
          aria-invalid={label.error ? true : undefined}
          aria-describedby={describedBy(label)}
          onChange={({ target }) =>
            onChange({ ...article, next: { ...next, label: target.value } })
          }
        />
      </Field>
    </>
  )
}
