import {
  ArrowRight,
  ArrowUpRight,
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Download,
  Languages,
  type LucideIcon,
  Menu,
  Minus,
  Pause,
  Play,
  Plus,
  Search,
  X,
} from 'lucide-react'

const icons = {
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  'chevron-down': ChevronDown,
  'chevron-up': ChevronUp,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  close: X,
  download: Download,
  languages: Languages,
  menu: Menu,
  minus: Minus,
  pause: Pause,
  play: Play,
  plus: Plus,
  search: Search,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

/** A thin-line mark, always decorative: the words beside it, or the control's label, say what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Shape = icons[name]
  return <Shape size={size} strokeWidth={1.5} aria-hidden focusable="false" />
}
