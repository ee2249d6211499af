import { type Action, Actions } from '../ui/Actions.tsx'
import { Picture, type PictureSource } from '../ui/Picture.tsx'
import { Neatline } from '../ui/Sheet.tsx'
import './Banner.css'

type BannerProps = {
  sentence: string
  /** Below it; none where the sentence says it all. */
  text?: readonly string[]
  picture: PictureSource
  actions: readonly Action[]
}

/** A landscape that closes a page: one sentence and what to do next, low in it or, from tablets on, beside it. */
export function Banner({ sentence, text = [], picture, actions }: BannerProps) {
  return (
    <section className="banner" data-ground="picture">
      <Picture
        className="covering-picture banner-picture"
        picture={picture}
        sizes="100vw"
        decorative
      />
      <Neatline />
      <div className="banner-words">
        <h2>{sentence}</h2>
        <div className="columns banner-row">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Actions className="banner-actions" actions={actions} />
        </div>
      </div>
    </section>
  )
}
