"""Pictures of tables for whoever is sent their link: composed here, drawn in processes beside."""
