export { SavedViewsButton, type SavedViewsButtonProps } from './saved-views-button.tsx'
