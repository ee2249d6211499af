import { Fragment } from 'react'
import './StripMap.css'
import '../../graphics/frame/InkLines.css'

/** The strip map from top to bottom, one reach for each station. */
const drawn = [
  <Fragment key="source">
    <path
      className="strip-contour"
      d="M2 30C10 6 54 6 62 30M10 34C16 16 48 16 54 34M20 38C24 26 40 26 44 38"
    />
    <path className="strip-pipe" d="M30 30C20 46 42 54 32 70S30 90 32 100" />
  </Fragment>,
  <Fragment key="factory">
    <path className="strip-pipe" d="M32 0V100" />
    <path className="strip-hall" d="M10 24H54V66H10zM20 66H44V80H20z" />
    <path className="strip-ridge" d="M32 24V80" />
  </Fragment>,
  <Fragment key="hub">
    <path className="strip-sea" d="M0 0H64V28H0z" />
    <path className="strip-coast" d="M0 0C20 3 40-3 64 0M0 28C20 25 40 31 64 28" />
    <path className="strip-sail" d="M32 0C22 10 42 18 32 28" />
    <path className="strip-road" d="M32 28V100" />
    <path className="strip-hall" d="M8 38H56V72H8z" />
    <path
      className="strip-boxes"
      d="M12 42h11v7h-11zM26 42h11v7h-11zM40 42h11v7h-11zM12 61h11v7h-11zM26 61h11v7h-11zM40 61h11v7h-11z"
    />
    <path className="strip-box" d="M26 51.500h11v7h-11z" />
  </Fragment>,
  <Fragment key="customer">
    <path
      className="strip-road"
      d="M32 0V14C32 34 10 30 10 50V60M32 0V78M32 14C32 34 54 30 54 50V56"
    />
    <path className="strip-hall" d="M3 60H17V76H3zM24 78H40V92H24zM48 56H60V70H48z" />
  </Fragment>,
]

export const stripReaches = { className: 'strip-reach ink-lines', drawn }
