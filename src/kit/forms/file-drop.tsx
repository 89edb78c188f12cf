import { useRef, useState, type ComponentProps, type HTMLAttributes, type ReactNode } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { classNames } from '#kit/widgets/class-names.ts';
import styles from './file-drop.module.css';

type Takes = { several?: boolean; onFiles: (files: readonly File[]) => void };

type ChoiceProps = Takes &
  Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'icon' | 'busy'> & {
    accept: string;
    /** The name of the field, where the button says something else. */
    label?: string;
    name?: string;
    children: string;
  };

/** A button that opens the browser's dialogue of files. */
export function FileChoice({
  accept,
  label,
  name,
  several = false,
  onFiles,
  children,
  ...button
}: ChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className={styles.file}
        type="file"
        name={name}
        accept={accept}
        aria-label={label ?? children}
        tabIndex={-1}
        multiple={several}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

type DropProps = Takes &
  Pick<HTMLAttributes<HTMLElement>, 'className' | 'role' | 'aria-labelledby'> & { children: ReactNode };

/** An area where files are dropped. */
export function FileDrop({ className, several = false, onFiles, children, ...group }: DropProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      {...group}
      className={classNames(styles.drop, className)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(false);
        const files = [...event.dataTransfer.files].slice(0, several ? undefined : 1);
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
    </div>
  );
}
