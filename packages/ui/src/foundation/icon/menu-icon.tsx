import {
  Activity,
  ArrowLeftRight,
  Bell,
  Bus,
  Cable,
  Calendar,
  Car,
  ChartColumn,
  CircleQuestionMark,
  ClipboardCheck,
  Coins,
  Dot,
  FileText,
  Gauge,
  Gift,
  Handshake,
  House,
  Leaf,
  Link,
  type LucideIcon,
  type LucideProps,
  MapPin,
  Megaphone,
  Monitor,
  Network,
  Newspaper,
  Package,
  Plug,
  Receipt,
  Scale,
  ScrollText,
  Settings,
  Share,
  Shield,
  ShoppingCart,
  SlidersHorizontal,
  Split,
  Star,
  Toolbox,
  Undo,
  Users,
  Wallet,
  Wrench,
  Zap,
} from 'lucide-react'

/** The names that a menu entry may carry. Its icon comes from the server, so it is looked up, never loaded. */
const icons: Record<string, LucideIcon> = {
  activity: Activity,
  'arrow-left-right': ArrowLeftRight,
  bell: Bell,
  bus: Bus,
  cable: Cable,
  calendar: Calendar,
  car: Car,
  chart: ChartColumn,
  'clipboard-check': ClipboardCheck,
  coins: Coins,
  'file-text': FileText,
  gauge: Gauge,
  gear: Settings,
  gift: Gift,
  handshake: Handshake,
  help: CircleQuestionMark,
  house: House,
  leaf: Leaf,
  link: Link,
  'map-pin': MapPin,
  megaphone: Megaphone,
  monitor: Monitor,
  network: Network,
  newspaper: Newspaper,
  package: Package,
  plug: Plug,
  receipt: Receipt,
  scale: Scale,
  'scroll-text': ScrollText,
  share: Share,
  shield: Shield,
  'shopping-cart': ShoppingCart,
  sliders: SlidersHorizontal,
  split: Split,
  star: Star,
  toolbox: Toolbox,
  undo: Undo,
  users: Users,
  wallet: Wallet,
  wrench: Wrench,
  zap: Zap,
}

/** The names that `MenuIcon` knows. */
export const menuIconNames: readonly string[] = Object.keys(icons)

export interface MenuIconProps extends LucideProps {
  /** One of `menuIconNames`, as the menu of the server says it; an unknown one, or none, is a neutral dot. */
  name: string | undefined
}

/** The picture of a menu entry by the name that the server gives; it is looked up among those of the bundle. */
export function MenuIcon({ name, ...rest }: MenuIconProps) {
  const Icon = (name && icons[name]) || Dot

  return <Icon {...rest} />
}
