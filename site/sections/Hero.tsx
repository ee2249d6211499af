import type { ReactNode } from 'react'
import { Actions } from '../ui/Actions.tsx'
import { type Movement, MovingPicture } from '../ui/MovingPicture.tsx'
import { Picture, type PictureSource } from '../ui/Picture.tsx'
import { Neatline } from '../ui/Sheet.tsx'
import { HeroText, HeroTitle, type HeroWords, idOf } from './HeroText.tsx'
import './Hero.css'
import './HeroDrawing.css'

/** As high as the window, three to four, and a little more: rounded down, a loop would pass for a larger paint. */
const coverWidth = 'max(100vw, 76svh)'

export type HeroProps = HeroWords &
  (
    | {
        variant: 'default'
        picture: PictureSource
        focus?: string
        offer?: ReactNode
        children?: ReactNode
      }
    /** A drawing over the whole first screen, dark enough for white letters. */
    | { variant: 'drawn'; drawing: ReactNode; focus?: never; offer?: never; children?: never }
    | {
        variant: 'video'
        picture: PictureSource
        movement: Movement
        focus?: string
        /** What is sold, under the title: then the promise stands beside it, and larger. */
        offer?: ReactNode
        /** Drawn over the picture, in its own coordinates. */
        children?: ReactNode
      }
  )

/** The opening of a page: its title low in a landscape, and what to do next. */
export function Hero(props: HeroProps) {
  return (
    <section
      id={idOf(props)}
      className="hero"
      data-ground="picture"
      data-space={props.heading === 'h2' ? 'second' : 'first'}
      data-offer={props.offer ? '' : undefined}
      style={props.focus ? { '--focus': props.focus } : undefined}
    >
      {props.variant === 'video' ? (
        <MovingPicture
          poster={props.picture}
          movement={props.movement}
          sizes="max(100vw, 178svh)"
          portraitSizes={coverWidth}
          // A second hero must not take the connection from the first.
          urgent={props.heading !== 'h2'}
        />
      ) : props.variant === 'drawn' ? (
        <div className="hero-drawing">{props.drawing}</div>
      ) : (
        <Picture
          className="covering-picture hero-picture"
          picture={props.picture}
          sizes="100vw"
          portraitSizes={coverWidth}
          urgent
        />
      )}
      <div className="hero-shade" aria-hidden="true" />
      <div className="hero-shade-top" aria-hidden="true" />
      <Neatline />
      {props.children && <div className="hero-over">{props.children}</div>}
      {props.offer ? (
        <div className="hero-words columns hero-lead">
          <HeroTitle {...props} />
          <div className="hero-promise">
            <p className="hero-subtitle">{props.subtitle}</p>
            {props.description && <p className="hero-description">{props.description}</p>}
          </div>
          {props.offer}
          <Actions className="hero-actions" actions={props.actions} />
        </div>
      ) : (
        <div className="hero-words">
          <HeroTitle {...props} />
          {props.under}
          <div className="columns hero-row">
            <HeroText {...props} />
          </div>
        </div>
      )}
    </section>
  )
}
