import { ActionLink } from '../../ui/ActionLink.tsx'
import './ArticleText.css'

type ArticleTextProps = {
  parts: readonly { heading?: string; paragraphs: readonly string[] }[]
  author: string
  day: { iso: string; text: string }
  next: { href: string; label: string }
}

/** A text to be read through: one measure, small headings, who wrote it and when, where to go on. */
export function ArticleText({ parts, author, day, next }: ArticleTextProps) {
  return (
    <article className="article-text">
      {parts.map((part) => (
        <section key={part.paragraphs[0]}>
          {part.heading && <h4>{part.heading}</h4>}
          {part.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <footer>
        <p>
          {author}, <time dateTime={day.iso}>{day.text}</time>
        </p>
        <ActionLink {...next} kind="text" />
      </footer>
    </article>
  )
}
