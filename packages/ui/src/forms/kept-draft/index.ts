export { forgetDraft, forgetDrafts, type KeptDraft, keepDraft, readDraft } from './kept-draft.ts'
