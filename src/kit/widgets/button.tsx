import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type Look = {
  /**
   * `primary` is used once per view; `secondary` is outlined; `plain` looks like a link; `icon` is a square whose
   * label is visually hidden.
   */
  kind?: 'primary' | 'secondary' | 'plain' | 'icon';
  size?: 'm' | 's';
  icon?: IconName;
  iconAfter?: IconName;
  wide?: boolean;
  children: ReactNode;
};

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** While set, the text replaces the label and the button cannot be pressed. */
    busy?: string | false;
  };

export function Button({
  kind,
  size,
  icon,
  iconAfter,
  wide,
  busy,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...look({ kind, size, wide, className })}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy ? true : rest['aria-busy']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <Content kind={kind} icon={icon} iconAfter={iconAfter}>
        {busy || children}
      </Content>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  icon,
  iconAfter,
  wide,
  children,
  className,
  ...rest
}: Look & Omit<LinkProps, 'children'>) {
  return (
    <Link {...rest} {...look({ kind, size, wide, className })}>
      <Content kind={kind} icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  );
}

function look({ kind = 'secondary', size = 'm', wide, className }: Partial<Look> & { className?: string }) {
  return {
    className: classNames(styles.button, className),
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

function Content({ kind, icon, iconAfter, children }: Partial<Look>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={kind === 'icon' ? styles.hiddenName : undefined}>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
}
