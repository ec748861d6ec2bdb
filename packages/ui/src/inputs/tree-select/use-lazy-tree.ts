import { useEffect, useRef, useState } from 'react'
import { grafted, type TreeId, type TreeNode } from './tri-state.ts'

export type LoadChildren = (node: TreeNode, signal: AbortSignal) => Promise<readonly TreeNode[]>

/** A tree whose branches are loaded when they are first opened. */
export function useLazyTree(
  given: readonly TreeNode[],
  load: LoadChildren | undefined,
  onLoaded: (id: TreeId, children: readonly TreeNode[]) => void,
) {
  const [grown, setGrown] = useState<ReadonlyMap<TreeId, readonly TreeNode[]>>(new Map())
  const [failed, setFailed] = useState<TreeNode>()
  const [loading, setLoading] = useState<ReadonlySet<TreeId>>(new Set())
  const requests = useRef(new AbortController())
  useEffect(() => {
    const all = new AbortController()
    requests.current = all
    return () => all.abort()
  }, [])

  const nodes = [...grown].reduce((tree, [id, children]) => grafted(tree, id, children), given)
  const fetch = async (node: TreeNode) => {
    if (!load || !node.isLazy || loading.has(node.id)) return
    const { signal } = requests.current
    setFailed(undefined)
    setLoading((ids) => new Set(ids).add(node.id))
    try {
      const children = await load(node, signal)
      if (signal.aborted) return
      setGrown((known) => new Map(known).set(node.id, children))
      onLoaded(node.id, children)
    } catch {
      // Why is the caller's matter; here it can only be tried again.
      if (!signal.aborted) setFailed(node)
    } finally {
      if (!signal.aborted)
        setLoading((ids) => {
          const rest = new Set(ids)
          rest.delete(node.id)
          return rest
        })
    }
  }

  return { nodes, loading, failed, fetch }
}
