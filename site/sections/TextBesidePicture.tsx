import { type Action, Actions } from '../ui/Actions.tsx'
import { Picture, type PictureSource } from '../ui/Picture.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './TextBesidePicture.css'

type TextBesidePictureProps = {
  sentence: string
  text: readonly string[]
  picture: PictureSource
  /** What the picture is when it could be taken for a real place. */
  caption?: string
  /** Which part of the picture must stay in view: an `object-position`. */
  focus?: string
  actions: readonly Action[]
  ground?: Ground
}

/** Words and what to do next at the left; a picture that runs off the sheet at the right. */
export function TextBesidePicture(props: TextBesidePictureProps) {
  const { sentence, text, picture, caption, focus, actions, ground = 'ice' } = props
  const Frame = caption ? 'figure' : 'div'
  return (
    <Sheet className="text-beside-picture" ground={ground}>
      <div className="text-beside-picture-words">
        <h2>{sentence}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Actions className="text-beside-picture-actions" actions={actions} />
      </div>
      <Frame
        className="text-beside-picture-picture"
        style={focus ? { '--focus': focus } : undefined}
      >
        <Picture
          className="covering-picture"
          picture={picture}
          sizes="(width <= 1040px) 100vw, 60vw"
          decorative={caption === undefined}
        />
        {caption && <figcaption className="note">{caption}</figcaption>}
      </Frame>
    </Sheet>
  )
}
