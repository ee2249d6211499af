import { Fragment } from 'react'
import './order-line.css'

/** The order from top to bottom, one reach for each station. */
const drawn = [
  <Fragment key="write">
    <path className="order-words" d="M32 26V100" />
    <path className="order-paper" d="M6 4H58V34H6z" />
    <path d="M6 4L32 22L58 4" />
  </Fragment>,
  <Fragment key="quote">
    <path className="order-words" d="M32 0V100" />
    <path className="order-paper" d="M12 8H52V48H12z" />
    <path className="order-fine" d="M19 17H45M19 24H45M19 31H36" />
    <path className="order-accent" d="M38 36H46V43H38z" />
  </Fragment>,
  <Fragment key="fill">
    <path className="order-words" d="M32 0V10" />
    <path className="order-water" d="M32 60V100" />
    <path className="order-paper" d="M6 66V22L32 10L58 22V66z" />
    <path className="order-box" d="M14 38H50V60H14z" />
    <path className="order-level" d="M17 44H47V57H17z" />
  </Fragment>,
  <Fragment key="sail">
    <path className="order-sea" d="M0 14H64V86H0z" />
    <path className="order-water" d="M32 0V14M32 86V100" />
    <path className="order-water order-sail" d="M32 14V86" />
    <path className="order-paper" d="M20 72V40L32 24L44 40V72z" />
    <path className="order-box" d="M24 44H40V52H24zM24 62H40V70H24z" />
    <path className="order-yours" d="M24 53H40V61H24z" />
  </Fragment>,
  <Fragment key="draw">
    <path className="order-water" d="M32 0V30" />
    <path className="order-tank" d="M8 24H56V84H8z" />
    <path className="order-level" d="M8 46H56V84H8z" />
    <path className="order-water" d="M32 24V46" />
  </Fragment>,
]

export const orderReaches = { className: 'order-reach', drawn }
