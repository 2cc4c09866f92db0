import { Link } from 'react-router-dom';
import { buttonClasses } from '../ui/button-classes';
import { MessagePage } from './message-page';

/** Keeps the designer's place until it is there. */
export function BuilderPage() {
  return (
    <MessagePage
      title="Drag & Drop Builder"
      text="The designer is on its way. Until then, twenty templates wait for your words."
    >
      <Link to="/" className={buttonClasses({ variant: 'primary', size: 'lg' })}>
        Back to Form Builder
      </Link>
    </MessagePage>
  );
}
