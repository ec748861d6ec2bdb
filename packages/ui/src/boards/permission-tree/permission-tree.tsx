import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { SearchBox } from '../../inputs/fields/search-box.tsx'
import { Select } from '../../inputs/fields/select.tsx'
import { Segment } from '../../inputs/segment/segment.tsx'
import { ChangeList } from './change-list.tsx'
import {
  type AffectedUsers,
  type ComparedRole,
  changesBetween,
  countsOf,
  type Grants,
  type TreeEntry,
  treeOf,
} from './permission-model.ts'
import styles from './permission-tree.module.css'
import { treeTexts } from './permission-tree.texts.ts'
import { TreeGrid } from './tree-grid.tsx'
import { rowsOf, type TreeShow } from './tree-rows.ts'

export interface PermissionTreeProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The whole menu as the server hands it out: catalogs, pages and buttons in one flat list. */
  entries: readonly TreeEntry[]
  /** What the role holds with the changes made so far: ids of pages and actions. */
  value: Grants
  /** What the role holds on the server. */
  base: Grants
  /** Called with all that the role would hold, after each change; without it the tree is read only. */
  onChange?: ((value: Grants) => void) | undefined
  /** What the author holds and may therefore give on; without it everything. */
  grantable?: Grants | undefined
  /** Roles that the edited one can be held against; without any there is no such choice. */
  compare?: readonly ComparedRole[] | undefined
  /** Who holds the role and is concerned by a change at once; shown beside the tree. */
  affected?: AffectedUsers | undefined
  /** What the role may do, as sentences: a `ScopeSummary`. */
  words?: ReactNode
  /** What a change brings about that one may not expect, in a sentence. */
  warning?: ReactNode
}

const NO_ROLES: readonly ComparedRole[] = []

/** What a role may see and do: the menu with a tri-state box per entry, its actions as chips, and what changes. */
export function PermissionTree({
  entries,
  value,
  base,
  onChange,
  grantable,
  compare = NO_ROLES,
  affected,
  words,
  warning,
  className,
  ...rest
}: PermissionTreeProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const model = useMemo(() => treeOf(entries), [entries])
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => firstBranches(entries))
  const [query, setQuery] = useState('')
  const [show, setShow] = useState<TreeShow>('all')
  const [otherId, setOtherId] = useState<number>()

  const other = compare.find((role) => role.id === otherId)
  const shown = show === 'differs' && !other ? 'all' : show
  const changes = useMemo(() => changesBetween(model, base, value), [model, base, value])
  const counts = countsOf(model.roots, value)
  const views: { value: TreeShow; count?: number }[] = [{ value: 'all' }, { value: 'granted' }]
  if (onChange) views.push({ value: 'changed', count: changes.length })
  if (other) views.push({ value: 'differs', count: changesBetween(model, other.grants, value).length })
  const rows = useMemo(
    () =>
      rowsOf(model, { expanded, query, show: shown, grants: value, base, other: other?.grants, language }),
    [model, expanded, query, shown, value, base, other, language],
  )
  const catalogs = useMemo(() => entries.filter(isCatalog).map((entry) => entry.id), [entries])
  const isAllOpen = catalogs.every((id) => expanded.has(id))

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.main}>
        <div className={styles.bar}>
          <h2 className={styles.title}>{say(treeTexts.permissions)}</h2>
          <span className={styles.counts}>
            {say(treeTexts.held, { menus: number(counts.menus), actions: number(counts.actions) })}
          </span>
          <div className={styles.tools}>
            <SearchBox
              size="bar"
              className={styles.find}
              aria-label={say(treeTexts.find)}
              placeholder={say(treeTexts.find)}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            {compare.length > 0 && (
              <Select
                size="bar"
                aria-label={say(treeTexts.compare)}
                value={otherId ?? ''}
                onChange={(event) => {
                  setOtherId(event.target.value === '' ? undefined : Number(event.target.value))
                  setShow('all')
                }}
              >
                <option value="">{say(treeTexts.compareNone)}</option>
                {compare.map((role) => (
                  <option key={role.id} value={role.id}>
                    {role.name}
                  </option>
                ))}
              </Select>
            )}
            <Segment<TreeShow>
              label={say(treeTexts.show)}
              value={shown}
              onChange={setShow}
              options={views.map((view) => ({ ...view, label: say(treeTexts[view.value]) }))}
            />
            <Button look="plain" size="small" onClick={() => setExpanded(new Set(isAllOpen ? [] : catalogs))}>
              {say(isAllOpen ? treeTexts.closeAll : treeTexts.openAll)}
            </Button>
          </div>
        </div>
        <TreeGrid
          rows={rows}
          query={query}
          state={{ value, base, grantable, other, isReadOnly: !onChange }}
          onChange={onChange}
          onExpand={(ids, isOpen) =>
            setExpanded((open) =>
              isOpen ? new Set([...open, ...ids]) : new Set([...open].filter((id) => !ids.includes(id))),
            )
          }
          onShowAll={() => {
            setQuery('')
            setShow('all')
          }}
        />
      </div>
      {(onChange || words || affected) && (
        <ChangeList
          changes={changes}
          value={value}
          base={base}
          onChange={onChange}
          affected={affected}
          words={words}
          warning={warning}
        />
      )}
    </div>
  )
}

function isCatalog(entry: TreeEntry): boolean {
  return entry.componentType === 'CATALOG'
}

/** At first the first level's groups are open down to the pages of the first one. */
function firstBranches(entries: readonly TreeEntry[]): ReadonlySet<number> {
  const known = new Set(entries.map((entry) => entry.id))
  const first = entries.find((entry) => isCatalog(entry) && !known.has(entry.pid))
  if (!first) return new Set()
  const below = entries.filter((entry) => isCatalog(entry) && entry.pid === first.id)
  return new Set([first.id, ...below.map((entry) => entry.id)])
}
