import { PenTool } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '../ui/buttons/button-classes';

/** The way to the designer with the signature as it looks here. */
export function EditOnCanvas() {
  return (
    <Link to="/drag-drop" state={{ edit: 'template' }} className={buttonClasses({ size: 'sm' })}>
      <PenTool aria-hidden="true" className="size-4" />
      Edit on canvas
    </Link>
  );
}
