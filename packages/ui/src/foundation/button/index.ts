export { Button, type ButtonLook, type ButtonProps, type ButtonSize } from './button.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { LinkButton, type LinkButtonProps } from './link-button.tsx'
