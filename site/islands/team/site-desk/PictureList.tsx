import { photographFile } from '../../../../contract/photographs.ts'
import type { DeskOverview } from '../../../../contract/site-desk.ts'
import { Awaited } from '../parts/Awaited.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Panel } from '../parts/Panel.tsx'
import { followLink } from '../team-address.ts'
import { hrefOfPart } from './desk-address.ts'
import { usePictures } from './use-pictures.ts'

/** Every picture that pages show, and where; each may give its place to a photograph. */
export function PictureList({ overview }: { overview: DeskOverview }) {
  return (
    <Panel
      id="pictures"
      level={2}
      heading="Pictures"
      note="Our pictures are renderings. A photograph of yours takes the place of one on every page that shows it, and the line that says so leaves with the last rendering of a page."
    >
      <Awaited of={usePictures()} room="rows">
        {({ pictures }) => (
          <ul className="desk-files">
            {pictures.map(({ name, pages, alt }) => {
              const file = overview.files.find((each) => each.file === photographFile(name))
              return (
                <li key={name}>
                  <a href={hrefOfPart('pictures', photographFile(name))} onClick={followLink}>
                    {file?.title ?? name}
                  </a>
                  <span>{pages.join(', ') || 'On no page now'}</span>
                  {file?.draft ? (
                    <span className="desk-draft">
                      In draft, {file.draft.by}, <Moment at={file.draft.at} />
                    </span>
                  ) : (
                    <small>{alt}</small>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Awaited>
    </Panel>
  )
}
