import type { ReactNode } from 'react'
import { ContourSheet } from '../graphics/frame/ContourSheet.tsx'
import { type Action, Actions } from '../ui/Actions.tsx'
import { firstScreen } from '../ui/first-screen.ts'
import { type Movement, MovingPicture } from '../ui/MovingPicture.tsx'
import { Picture, type PictureSource } from '../ui/Picture.tsx'
import { Neatline } from '../ui/Sheet.tsx'
import { HeroWay, type Way } from './HeroWay.tsx'
import './Hero.css'
import './HeroDrawing.css'
import './HeroSheet.css'
import './HeroSplit.css'
// Last: in a low window it outdoes the others.
import './HeroLow.css'

/** As high as the window, three to four, and a little more: rounded down, a loop would pass for a larger paint. */
const coverWidth = 'max(100vw, 76svh)'

type Words = {
  title: string
  subtitle: string
  description: string
  /** The first is the one thing to do; at most two. */
  actions: readonly [Action] | readonly [Action, Action]
  /** `h2` for the second hero of a page: a page has one `h1`. */
  heading?: 'h1' | 'h2'
  /** The pages above this one. */
  way?: Way
  /** Stands between the title and the words. */
  under?: ReactNode
}

export type HeroProps = Words &
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
    | {
        variant: 'split'
        picture: PictureSource
        caption?: string
        focus?: string
        children?: ReactNode
      }
    /** The words beside a drawing as high as the first screen. */
    | { variant: 'drawn-split'; drawing: ReactNode }
    /** Low, without a photograph: the title on a contour sheet. */
    | {
        variant: 'sheet'
        /** Another part of the same land, so that no two pages open on one view. */
        crop?: 'upstream'
        children?: ReactNode
      }
  )

/** The hero that holds a page's title is its first screen. */
const idOf = ({ heading }: Words) => (heading === 'h2' ? undefined : firstScreen)

/** The opening of a page: its title low in a landscape, and what to do next. */
export function Hero(props: HeroProps) {
  if (props.variant === 'sheet') return <SheetHero {...props} />
  if (props.variant === 'split') return <SplitHero {...props} />
  if (props.variant === 'drawn-split') return <DrawnSplitHero {...props} />
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

function SplitHero(props: Extract<HeroProps, { variant: 'split' }>) {
  const Frame = props.caption ? 'figure' : 'div'
  return (
    <section id={idOf(props)} className="hero-split">
      <Neatline />
      <div className="hero-split-words">
        <HeroTitle {...props} />
        <HeroText {...props} />
      </div>
      <Frame
        className="hero-split-picture"
        style={props.focus ? { '--focus': props.focus } : undefined}
      >
        <Picture
          className="covering-picture"
          picture={props.picture}
          sizes="(width <= 1040px) 100vw, 58vw"
          urgent
        />
        {props.caption && <figcaption className="note">{props.caption}</figcaption>}
      </Frame>
      {props.children}
    </section>
  )
}

function DrawnSplitHero(props: Extract<HeroProps, { variant: 'drawn-split' }>) {
  return (
    <section id={idOf(props)} className="hero-split">
      <Neatline />
      <div className="hero-split-words">
        <HeroTitle {...props} />
        <HeroText {...props} />
      </div>
      <div className="hero-split-picture hero-drawing">{props.drawing}</div>
    </section>
  )
}

function SheetHero(props: Extract<HeroProps, { variant: 'sheet' }>) {
  return (
    <section id={idOf(props)} className="hero-sheet" data-crop={props.crop}>
      <ContourSheet sheet="sheet" />
      <Neatline />
      {props.children}
      <div className="columns">
        <HeroTitle {...props} />
        <div className="hero-sheet-words">
          <HeroText {...props} />
        </div>
      </div>
    </section>
  )
}

function HeroTitle({ title, heading: Heading = 'h1', way }: Words) {
  // A single long word, or a long title, is set smaller so that it stays on the sheet of a phone.
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length))
  const measure =
    longest > 11 || title.length > 20
      ? 'long'
      : longest > 8 || title.length > 14
        ? 'middle'
        : 'short'
  return (
    <>
      {way && <HeroWay way={way} />}
      <Heading className="hero-title" data-measure={measure}>
        {title}
      </Heading>
    </>
  )
}

/** What stands below the title in every variant, and what to do next. */
function HeroText({ subtitle, description, actions }: Words) {
  return (
    <>
      {subtitle && <p className="hero-subtitle">{subtitle}</p>}
      {description && <p className="hero-description">{description}</p>}
      <Actions className="hero-actions" actions={actions} />
    </>
  )
}
