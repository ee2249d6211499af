import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { placeInWords } from './place-words.ts'
import type { Going } from './what-goes.ts'

type GoingDialogProps = {
  title: string
  going: Going
  onConfirm: () => void
  onClose: () => void
}

/** Says what leaves the site before a figure is withheld or settled. */
export function GoingDialog({ title, going, onConfirm, onClose }: GoingDialogProps) {
  const { figures, sentences, places } = going
  const documents = places.filter((place) => place.startsWith('document:'))
  const pages = places.filter((place) => place.startsWith('/'))
  return (
    <ConfirmDialog
      title={title}
      confirm="Put it into the draft"
      busy={false}
      refusal={undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {figures.length === 0 ? (
        <p>Nothing leaves the site with it.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is long, and scrolled by keyboard.
        <section className="desk-going" aria-label="What leaves the site" tabIndex={0}>
          <p>
            These leave every page, drawing, document and mail. Where a sentence was all that a row
            or section said, the row or section goes as well.
          </p>
          <h3>Figures ({figures.length})</h3>
          <ul>
            {figures.map(({ key, text, label }) => (
              <li key={key}>
                {text} {label}
              </li>
            ))}
          </ul>
          <h3>Sentences ({sentences.length})</h3>
          <ul>
            {sentences.map(({ id, file, sentence }) => (
              <li key={id}>
                {sentence} <small>{placeInWords(file)}</small>
              </li>
            ))}
          </ul>
          <h3>Pages ({pages.length})</h3>
          <p>{pages.join(', ') || 'None'}</p>
          <h3>Documents ({documents.length})</h3>
          <p>{documents.map((place) => place.slice('document:'.length)).join(', ') || 'None'}</p>
        </section>
      )}
    </ConfirmDialog>
  )
}
