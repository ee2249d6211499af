import { Icon } from './Icon.tsx'
import './MovingPicture.css'
import { Picture, type PictureSource } from './Picture.tsx'
import { embedAddress } from './video-link.ts'

export type Movement =
  | { kind: 'files'; webm: string; mp4: string }
  /** `scale` in percent of the container: an embedded player brings bars of its own. */
  | { kind: 'embed'; id: string; title: string; scale: number }

type MovingPictureProps = {
  poster: PictureSource
  movement: Movement
  sizes: string
  urgent?: boolean
}

/**
 * A poster that starts to move when it is in view and the connection and the
 * visitor's settings allow it; `behaviours/loop.ts` decides. Without script, and
 * until then, nothing is fetched but the poster.
 */
export function MovingPicture({ poster, movement, sizes, urgent }: MovingPictureProps) {
  return (
    <div className="moving-picture" data-moving-picture>
      <Picture picture={poster} sizes={sizes} urgent={urgent} />
      {movement.kind === 'files' ? (
        <video muted loop playsInline preload="none" tabIndex={-1} aria-hidden="true">
          <source data-src={movement.webm} type="video/webm; codecs=av01.0.05M.08" />
          <source data-src={movement.mp4} type="video/mp4" />
        </video>
      ) : (
        <div
          className="moving-picture-embed"
          data-embed={embedAddress(movement.id)}
          data-embed-title={movement.title}
          data-embed-scale={movement.scale}
        />
      )}
      <button
        type="button"
        className="moving-picture-switch"
        hidden
        aria-label="Pause the background"
      >
        <span data-shown-while="playing">
          <Icon name="pause" size={18} />
        </span>
        <span data-shown-while="paused">
          <Icon name="play" size={18} />
        </span>
      </button>
    </div>
  )
}
