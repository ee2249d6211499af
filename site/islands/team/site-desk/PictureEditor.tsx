import {
  isPhotograph,
  type Photograph,
  photographIn,
  shownBy,
  type Upload,
} from '../../../../contract/photographs.ts'
import type { DeskFile, DeskPictures } from '../../../../contract/site-desk.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Panel } from '../parts/Panel.tsx'
import { followLink } from '../team-address.ts'
import { hrefOfPart } from './desk-address.ts'
import { PhotographFields } from './PhotographFields.tsx'
import { PictureCanvas } from './PictureCanvas.tsx'
import { SaveBar } from './SaveBar.tsx'
import { UploadField } from './UploadField.tsx'
import { useFile } from './use-desk.ts'
import { useDraft } from './use-draft.ts'
import { usePictures } from './use-pictures.ts'

/** A place of the site: our picture, or the photograph that takes its place. */
export function PictureEditor({ file }: { file: string }) {
  const asked = useFile(file)
  const pictures = usePictures()
  return (
    <>
      <p className="desk-back">
        <a href={hrefOfPart('pictures')} onClick={followLink}>
          All pictures
        </a>
      </p>
      <Awaited of={asked} room="page">
        {(shown) => (
          <Awaited of={pictures} room="page">
            {(known) => {
              const picture = known.pictures.find(({ name }) => name === photographIn(file))
              return picture ? <Place key={file} file={shown} picture={picture} /> : null
            }}
          </Awaited>
        )}
      </Awaited>
    </>
  )
}

type PlaceProps = { file: DeskFile; picture: DeskPictures['pictures'][number] }

function Place({ file, picture }: PlaceProps) {
  const draft = useDraft(file)
  const field = file.fields[0]
  const value = draft.valueOf('photograph')
  const photograph = isPhotograph(value) ? value : undefined
  const theirs = field && draft.theirs(field)
  const hasDraft = field?.draft !== undefined || draft.edit('photograph') !== undefined
  const put = (next: Photograph) => draft.put('photograph', next)

  function take(upload: Upload): void {
    put({ ...upload, focus: { x: 50, y: 50 }, alt: {} })
  }

  return (
    <Panel
      id="picture"
      level={2}
      heading={file.title}
      note={
        <>
          {picture.pages.length > 0 && <>Seen at {picture.pages.join(', ')}. </>}
          {file.by !== null && file.at !== null && (
            <>
              Draft saved last by {file.by}, <Moment at={file.at} />.
            </>
          )}
        </>
      }
    >
      <form className="desk-fields" onSubmit={(event) => event.preventDefault()}>
        {theirs !== undefined && (
          <p className="desk-theirs">
            Saved meanwhile by somebody else:{' '}
            {isPhotograph(theirs) ? `“${shownBy(theirs, 'en')}”` : 'our picture'}. Saving puts yours
            in its place.
          </p>
        )}
        {photograph ? (
          <PhotographFields
            photograph={photograph}
            frames={picture.frames}
            errorAt={draft.errorAt}
            onChange={put}
          />
        ) : (
          <figure className="desk-ours">
            <PictureCanvas seen={{ picture: picture.name }} label={picture.alt} />
            <figcaption>Our rendering: {picture.alt}</figcaption>
          </figure>
        )}
        <UploadField
          label={photograph ? 'Another photograph' : 'Your photograph'}
          error={draft.errorAt('photograph') ?? draft.errorAt('upload')}
          onTaken={take}
        />
        <div className="desk-actions">
          {photograph && field?.published !== null && (
            <button
              type="button"
              className="action action-text"
              onClick={() => draft.put('photograph', null)}
            >
              Back to our picture
            </button>
          )}
          {hasDraft && (
            <button
              type="button"
              className="action action-text"
              onClick={() => draft.drop('photograph', () => undefined)}
            >
              Delete this draft
            </button>
          )}
        </div>
        <SaveBar {...draft} onSave={draft.save} onClear={draft.clear} />
      </form>
    </Panel>
  )
}
