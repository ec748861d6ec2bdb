import type { Shape, Tone } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { Download, Plus, Search } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { GunBar } from '../../charging/gun-bar/gun-bar.tsx'
import { Checkbox } from '../../inputs/fields/checkbox.tsx'
import { Button } from '../button/button.tsx'
import { Money } from '../figure/figures.tsx'
import { Glyph } from '../glyph/glyph.tsx'
import { shapes } from '../glyph/shapes.tsx'
import { MenuIcon, menuIconNames } from '../icon/menu-icon.tsx'
import { useSay } from '../language/use-say.ts'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { sheetTexts } from './sheet-texts.fixture.ts'
import { shortNameOf, tokensOf, useComputed, Value } from './tokens.fixture.tsx'
import styles from './visual-language.fixture.module.css'

const tones: readonly [Tone, Parameters<typeof Glyph>[0]['name']][] = [
  ['good', 'good'],
  ['busy', 'charging'],
  ['waiting', 'waiting'],
  ['warning', 'alarm'],
  ['bad', 'fault'],
  ['off', 'offline'],
  ['done', 'full'],
  ['reserved', 'reserved'],
]
const { code } = gunStatus
const rows = [
  {
    name: ['Foshan Shunde', '佛山顺德'],
    status: code.idle,
    counts: [
      [code.charging, 9],
      [code.idle, 15],
    ],
  },
  {
    name: ['Suzhou Industrial Park', '苏州工业园'],
    status: code.charging,
    counts: [
      [code.charging, 18],
      [code.idle, 10],
    ],
  },
  {
    name: ['Huizhou Service Area', '惠州服务区'],
    status: code.alarm,
    counts: [
      [code.charging, 12],
      [code.idle, 13],
      [code.alarm, 3],
      [code.offline, 2],
    ],
  },
] as const

export function Tones() {
  return (
    <ul className={styles.legend}>
      {tones.map(([tone, name]) => (
        <li key={tone} className={styles.entry}>
          <Glyph name={name} tone={tone} size={14} />
          {tone}
        </li>
      ))}
    </ul>
  )
}

export function Type() {
  const say = useSay()

  return (
    <dl className={styles.type}>
      <TypeSample look={styles.figure}>
        <Money fen={4_731_080} />
      </TypeSample>
      <TypeSample look={styles.title}>深圳机场 Airport</TypeSample>
      <TypeSample>{say(sheetTexts.body)}</TypeSample>
      <TypeSample look={styles.strong}>{say(sheetTexts.strong)}</TypeSample>
      <TypeSample look={styles.meta}>{say(sheetTexts.meta)}</TypeSample>
      <TypeSample look={styles.code}>44030000010001</TypeSample>
    </dl>
  )
}

/** A text with its size, line height and weight, as the browser has come to. */
function TypeSample({ look, children }: { look?: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  const measure = useComputed(
    ref,
    ({ fontSize, lineHeight, fontWeight }) =>
      `${Number.parseFloat(fontSize)}/${Number.parseFloat(lineHeight)} · ${fontWeight}`,
  )
  return (
    <div className={styles.measure}>
      <dt>{measure}</dt>
      <dd ref={ref} className={look}>
        {children}
      </dd>
    </div>
  )
}

export function Space() {
  return (
    <ul className={styles.steps}>
      {tokensOf('spacing').map((token) => (
        <li key={token} className={styles.sample}>
          <span className={styles.step} style={{ width: `var(${token})`, height: `var(${token})` }} />
          {shortNameOf(token)}
          <Value of={token} />
        </li>
      ))}
    </ul>
  )
}

export function Radii() {
  return (
    <ul className={styles.steps}>
      {tokensOf('radii').map((token) => (
        <li key={token} className={styles.sample}>
          <span className={styles.radius} style={{ borderRadius: `var(${token})` }} />
          {shortNameOf(token)}
          <Value of={token} />
        </li>
      ))}
    </ul>
  )
}

/** Every silhouette by its name. */
export function Shapes() {
  return (
    <ul className={styles.icons}>
      {(Object.keys(shapes) as Shape[]).map((name) => (
        <li key={name} className={styles.icon}>
          <Glyph name={name} size={18} />
          <span className={styles.caption}>{name}</span>
        </li>
      ))}
    </ul>
  )
}

export function Elevation() {
  const say = useSay()

  return (
    <ul className={styles.cards}>
      <li className={styles.card}>{say(sheetTexts.page)}</li>
      <li className={styles.card} data-raised="overlay">
        {say(sheetTexts.popover)}
      </li>
      <li className={styles.card} data-raised="drawer">
        {say(sheetTexts.drawer)}
      </li>
    </ul>
  )
}

export function Controls() {
  const say = useSay()

  return (
    <>
      <div className={styles.buttons}>
        <Button look="primary" icon={<Plus size={16} />}>
          {say(['Add', '新增'])}
        </Button>
        <Button icon={<Download size={16} />}>{say(['Export', '导出'])}</Button>
        <Button look="plain">{say(['Reset', '重置'])}</Button>
        <Button look="danger">{say(['Reject', '驳回'])}</Button>
        <span className={styles.focused}>
          <Search size={14} />
          {say(sheetTexts.search)}
        </span>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ name, status, counts }, index) => (
          <li key={status} className={styles.line} data-selected={index === 1 || undefined}>
            <Checkbox aria-label={say(name)} checked={index === 1} readOnly />
            <span className={styles.strong}>{say(name)}</span>
            <StatusBadge of={gunStatus} code={status} />
            <GunBar label={say(name)} counts={counts.map(([of, count]) => ({ status: of, count }))} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function Icons() {
  return (
    <ul className={styles.icons}>
      {menuIconNames.map((name) => (
        <li key={name} className={styles.icon}>
          <MenuIcon name={name} size={18} />
          <span className={styles.caption}>{name}</span>
        </li>
      ))}
    </ul>
  )
}
