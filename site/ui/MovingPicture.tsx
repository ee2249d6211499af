import { Icon } from './Icon.tsx'
import './MovingPicture.css'
import { Picture, type PictureSource } from './Picture.tsx'
import { embedAddress } from './video-link.ts'

/** What the button of a moving picture says, and what it is called while the picture moves and rests. */
export type MovementWords = {
  pause: string
  play: string
  pauseBackground: string
  playBackground: string
}

type FileMovement = {
  kind: 'files'
  /** In the order in which browsers should try them. */
  files: readonly { address: string; type: string }[]
}

/** `scale` in percent of the container: an embedded player brings bars of its own. */
type EmbeddedMovement = { kind: 'embed'; id: string; title: string; scale: number }

export type Movement = { words: MovementWords } & (FileMovement | EmbeddedMovement)

type MovingPictureProps = {
  poster: PictureSource
  movement: Movement
  sizes: string
  portraitSizes?: string
  urgent?: boolean
}

/**
 * A poster that starts to move when it is in view and the connection and the
 * visitor's settings allow it; `behaviours/loop.ts` decides. Without script, and
 * until then, nothing is fetched but the poster.
 */
export function MovingPicture({
  poster,
  movement,
  sizes,
  portraitSizes,
  urgent,
}: MovingPictureProps) {
  const { words } = movement
  return (
    <div className="moving-picture" data-moving-picture>
      <Picture picture={poster} sizes={sizes} portraitSizes={portraitSizes} urgent={urgent} />
      {movement.kind === 'files' ? (
        <video muted loop playsInline preload="none" tabIndex={-1} aria-hidden="true">
          {movement.files.map((file) => (
            <source key={file.address} data-src={file.address} type={file.type} />
          ))}
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
        aria-label={words.pauseBackground}
        data-pause={words.pauseBackground}
        data-play={words.playBackground}
      >
        <span data-shown-while="playing">
          <Icon name="pause" size={18} />
          <span className="moving-picture-switch-word">{words.pause}</span>
        </span>
        <span data-shown-while="paused">
          <Icon name="play" size={18} />
          <span className="moving-picture-switch-word">{words.play}</span>
        </span>
      </button>
    </div>
  )
}
