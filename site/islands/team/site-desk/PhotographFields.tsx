import { cutOf, type Photograph } from '../../../../contract/photographs.ts'
import type { DeskPictures } from '../../../../contract/site-desk.ts'
import { firstLanguage, languages } from '../../../../contract/words/language.ts'
import { describedBy, Field } from '../../../ui/Field.tsx'
import { PictureCanvas } from './PictureCanvas.tsx'

type PhotographFieldsProps = {
  photograph: Photograph
  frames: DeskPictures['pictures'][number]['frames']
  errorAt: (key: string) => string | undefined
  onChange: (photograph: Photograph) => void
}

const sides = [
  { name: 'x', label: 'What stays in sight, from left to right' },
  { name: 'y', label: 'What stays in sight, from top to bottom' },
] as const

const nameOf = new Intl.DisplayNames('en', { type: 'language' })

/** How a photograph fills the frames of its place, and what it shows. */
export function PhotographFields(props: PhotographFieldsProps) {
  const { photograph, frames, errorAt, onChange } = props
  const { upload, width, focus, alt } = photograph
  return (
    <>
      <div className="desk-crops">
        {frames.map((frame) => {
          const upright = frame.height > frame.width
          return (
            <figure key={`${frame.width} ${frame.height}`} data-upright={upright}>
              <PictureCanvas
                seen={{ upload }}
                label={upright ? 'The part that a phone shows' : 'The part that wide pages show'}
                cut={{ ...cutOf(frame, photograph), of: width }}
              />
              <figcaption>{upright ? 'On a phone held upright' : 'On wide pages'}</figcaption>
            </figure>
          )
        })}
      </div>
      {sides.map(({ name, label }) => (
        <div className="field" key={name}>
          <label htmlFor={`focus-${name}`}>{label}</label>
          <input
            id={`focus-${name}`}
            type="range"
            min={0}
            max={100}
            value={focus[name]}
            onChange={({ target }) =>
              onChange({ ...photograph, focus: { ...focus, [name]: Number(target.value) } })
            }
          />
        </div>
      ))}
      {languages.map((language) => {
        const words = {
          name: `alt-${language}`,
          label: `What it shows, in ${nameOf.of(language)}`,
          error: errorAt(`alt.${language}`),
          ...(language === firstLanguage && {
            hint: 'Read aloud to those who cannot see it: one plain sentence.',
          }),
        }
        return (
          <Field key={language} {...words}>
            <input
              id={words.name}
              value={alt[language] ?? ''}
              maxLength={300}
              autoComplete="off"
              aria-invalid={words.error ? true : undefined}
              aria-describedby={describedBy(words)}
              onChange={({ target }) =>
                onChange({ ...photograph, alt: { ...alt, [language]: target.value } })
              }
            />
          </Field>
        )
      })}
    </>
  )
}
