import { type Split, splitOf } from '@ampdeck/api/billing/split'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Money } from '../../foundation/figure/figures.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import shared from '../../foundation/theme/shared.module.css'
import { Notice } from '../notice/notice.tsx'
import styles from './formula-preview.module.css'
import { formulaTexts as t } from './formula-preview.texts.ts'

export interface SplitPreviewProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The rule with the money of a period: amounts in fen, shares in basis points. Worked out here. */
  split: Split
  /** The names of the parties by id, as the caller's data has them. */
  parties: ReadonlyMap<number, string>
}

/** A split rule worked out on the money of a period: bases by kind of fee, parts by party, and the proof of the sum. */
export function SplitPreview({ split, parties, className, ...rest }: SplitPreviewProps) {
  const say = useSay()
  const { money, percent } = useFormats()
  const { rows, totals, netFen, channelFen } = splitOf(split)
  const columns = [...new Set([...parties.keys(), ...totals.map(({ partyId }) => partyId)])]
  const nameOf = (id: number) => parties.get(id) ?? say(t.unknownParty, { id })
  const paid = totals.reduce((sum, { fen }) => sum + fen, 0)
  const crooked = rows
    .map(({ kind, parts }) => ({ kind, bps: parts.reduce((sum, part) => sum + part.bps, 0) }))
    .filter(({ bps }) => bps !== 10_000)
  const totalOf = (id: number) => totals.find(({ partyId }) => partyId === id)?.fen ?? 0
  const hasRest = rows.some(({ parts }) => parts.some((part) => part.hasRest))

  return (
    <section {...rest} aria-label={say(t.example)} className={clsx(shared.panel, styles.preview, className)}>
      {columns.length === 0 && <p className={shared.note}>{say(t.noParties)}</p>}
      {crooked.map(({ kind, bps }) => (
        <Notice key={kind} tone="bad" className={styles.wrong}>
          <Glyph name="fault" tone="bad" size={14} />
          {say(t.notWhole, { kind: say(t[kind]), sum: percent(bps, 2) })}
        </Notice>
      ))}
      {columns.length > 0 && (
        <dl className={styles.parties}>
          {columns.map((id) => (
            <div key={id}>
              <dt>{nameOf(id)}</dt>
              <dd>
                <Money fen={totalOf(id)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by key. */}
      <section className={styles.scroll} tabIndex={0} aria-label={say(t.table)}>
        <table className={clsx(shared.table, styles.table)}>
          <thead>
            <tr>
              <th scope="col">{say(t.kind)}</th>
              {[t.net, t.channel, t.subsidy, t.base].map((text) => (
                <th key={text[0]} scope="col" data-align="end">
                  {say(text)}
                </th>
              ))}
              {columns.map((id) => (
                <th key={id} scope="col" data-align="end">
                  {nameOf(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.kind}>
                <th scope="row">{say(t[row.kind])}</th>
                <td data-align="end">{money(row.netFen)}</td>
                <td data-align="end">{row.channelFen ? money(-row.channelFen) : '–'}</td>
                <td data-align="end">{row.subsidyFen ? `+${money(row.subsidyFen)}` : '–'}</td>
                <td data-align="end">{money(row.baseFen)}</td>
                {columns.map((id) => {
                  const part = row.parts.find(({ partyId }) => partyId === id)
                  return (
                    <td key={id} data-align="end">
                      {part ? (
                        <>
                          {money(part.fen)}
                          {part.hasRest && (
                            <sup className={styles.rest}>
                              1<span className="visually-hidden"> {say(t.rest)}</span>
                            </sup>
                          )}
                          <span className={styles.share}>{percent(part.bps, 2)}</span>
                        </>
                      ) : (
                        '–'
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
            {split.subsidyFen !== 0 && (
              <tr>
                <th scope="row">{say(t.subsidyBorne)}</th>
                <td colSpan={4} />
                {columns.map((id) => (
                  <td key={id} data-align="end">
                    {id === split.subsidyPartyId ? money(-split.subsidyFen) : '–'}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(t.total)}</th>
              <td data-align="end">{money(netFen)}</td>
              <td data-align="end">{money(-channelFen)}</td>
              <td colSpan={2} />
              {columns.map((id) => (
                <td key={id} data-align="end">
                  <Money fen={totalOf(id)} unit={false} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {crooked.length === 0 && columns.length > 0 && (
        <Notice>
          <Glyph name="good" tone="good" size={14} />
          {say(t.proof, { parties: money(paid), net: money(netFen), channel: money(channelFen) })}
        </Notice>
      )}
      {hasRest && <p className={shared.note}>{say(t.restNote)}</p>}
    </section>
  )
}
