import { ActionLink } from '../ui/ActionLink.tsx'
import { Picture, type PictureSource } from '../ui/Picture.tsx'
import './Banner.css'

type BannerProps = {
  sentence: string
  text: string
  picture: PictureSource
  actions: readonly { href: string; label: string; external?: boolean }[]
}

/** A landscape that closes a page: one sentence low in it, and what to do next. */
export function Banner({ sentence, text, picture, actions }: BannerProps) {
  return (
    <section className="banner" data-ground="picture">
      <Picture className="banner-picture" picture={picture} sizes="100vw" decorative />
      <div className="banner-shade" aria-hidden="true" />
      <i className="neatline" aria-hidden="true" />
      <div className="banner-words">
        <h2>{sentence}</h2>
        <div className="columns banner-row">
          <p>{text}</p>
          <div className="banner-actions">
            {actions.map((action, index) => (
              <ActionLink
                key={action.label}
                {...action}
                kind={index === 0 ? 'primary' : 'outline'}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
