import { ActionLink } from '../../ui/ActionLink.tsx'
import { type Movement, MovingPicture } from '../../ui/MovingPicture.tsx'
import { Picture, type PictureSource, withoutPortrait } from '../../ui/Picture.tsx'
import { TermList } from '../../ui/TermList.tsx'
import './AudienceSheet.css'

type AudienceSheetProps = {
  /** What the picture is: nobody may take it for a place of ours. */
  caption: string
  facts: readonly { term: string; text: string }[]
  link: { href: string; label: string }
} & (
  | { variant: 'default'; picture: PictureSource }
  | { variant: 'video'; picture: PictureSource; movement: Movement }
)

/** What a tab holds about one audience: a loop or a picture, and the few facts it needs. */
export function AudienceSheet(props: AudienceSheetProps) {
  const { caption, facts, link } = props
  // The frame lies at every width.
  const picture = withoutPortrait(props.picture)
  const sizes = '(width <= 1040px) 100vw, 46vw'
  return (
    <div className="audience-sheet">
      <figure>
        <div className="audience-sheet-frame">
          {props.variant === 'video' ? (
            <MovingPicture poster={picture} movement={props.movement} sizes={sizes} />
          ) : (
            <Picture picture={picture} sizes={sizes} />
          )}
        </div>
        <figcaption className="note">{caption}</figcaption>
      </figure>
      <div className="audience-sheet-facts">
        <TermList terms={facts} />
        <ActionLink {...link} kind="text" />
      </div>
    </div>
  )
}
